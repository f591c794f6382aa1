-- With sign-up by invitation only, the address that an invitation was used for: it admits one account.
alter table invitations add column signed_up_as bytea;
