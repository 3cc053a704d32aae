#!/bin/sh
# The storage with one identity and one bucket.
set -eu
cat > /tmp/s3.json <<JSON
{
  "identities": [
    {
      "name": "homestand",
      "credentials": [{ "accessKey": "$S3_ACCESS_KEY_ID", "secretKey": "$S3_SECRET_ACCESS_KEY" }],
      "actions": ["Read:homestand", "Write:homestand", "List:homestand", "Tagging:homestand"]
    }
  ]
}
JSON
(
  until echo 's3.bucket.create -name homestand' | weed shell -master=127.0.0.1:9333 >/dev/null 2>&1; do sleep 1; done
  touch /tmp/bucket-made
) &
exec weed server -dir=/data -ip.bind=0.0.0.0 -s3 -s3.config=/tmp/s3.json
