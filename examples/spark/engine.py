"""Spark as the job and the queries start it, and the columns of what is stored."""

import os

from pyspark import SparkConf
from pyspark.sql import DataFrame, SparkSession

import columns

PARSED = ", ".join(f"`{name}` {columns.spark(kind)}" for name, kind in columns.columns().items()) + ", unparsed STRING"
"""The keys of an NDJSON object, and its text where it is not what they say."""
STORED = f"path STRING, line BIGINT, json STRING, {PARSED}, capture STRING, day STRING"

ALONE = {
    "spark.master": "local[*]",
    "spark.driver.memory": "1g",
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.sql.shuffle.partitions": "8",
}
"""For Spark on this machine, seen by nobody else. spark-submit knows better where it names a master."""
ALWAYS = {
    # An object may be half a megabyte: rows are read back in small batches, and row groups are small.
    "spark.sql.parquet.columnarReaderBatchSize": "64",
    "spark.hadoop.parquet.block.size": str(32 << 20),
    "spark.sql.session.timeZone": "UTC",
    "spark.sql.parquet.compression.codec": "zstd",
}


def session(name: str) -> SparkSession:
    conf = SparkConf().setAppName(name)
    if not conf.contains("spark.master"):
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
        for key, value in ALONE.items():
            conf.setIfMissing(key, value)
    for key, value in ALWAYS.items():
        conf.set(key, value)
    spark = SparkSession.builder.config(conf=conf).getOrCreate()
    spark.sparkContext.setLogLevel("FATAL")
    return spark


def stored(spark: SparkSession, folder: str) -> DataFrame:
    """The rows under a folder of `capture=ID/day=DAY` folders."""
    return spark.read.schema(STORED).parquet(folder)
