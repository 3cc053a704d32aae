-- The idempotency key under which a message was sent, by which the sender's devices recognize it. Older messages have
-- none, nor have those that processes of the version before add beside new ones: until the device repeats its request,
-- which gets the stored answer, a message whose answer was lost stands beside its unsent copy.
alter table messages add column client_key uuid;
