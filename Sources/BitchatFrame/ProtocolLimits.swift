/// The numbers that the apps bound the protocol with: one home, each with its reason and its source.
///
/// "Inclusive" means that the value itself is still accepted. Modules further up add their own numbers as extensions.
package enum ProtocolLimits {}
