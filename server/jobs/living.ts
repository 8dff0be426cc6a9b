/** Class of the advisory locks that say which processes live. */
export const LIVING = 7_203_401

/**
 * The numbers of all processes at work, as a subquery. Each holds a lock of its number for as long as it lives: PostgreSQL frees it when the
 * connection breaks, so that the tasks of a process that died are known at once, and nobody has to tell that he is still there.
 */
export const livingExecutors = `select objid::bigint from pg_locks where locktype = 'advisory' and classid = ${LIVING} and granted
  and database = (select oid from pg_database where datname = current_database())`
