-- Each filter of the audit log has an index in the order of the log, so that a page costs its own rows, however long the log is.
create index audit_log_via on audit_log (organization_id, via, audit_id);
create index audit_log_user on audit_log (organization_id, user_id, audit_id) where user_id is not null;
create index audit_log_key on audit_log (organization_id, key_id, audit_id) where key_id is not null;
create index audit_log_client on audit_log (organization_id, client_id, audit_id) where client_id is not null;
