/** Keys of PostgreSQL's advisory locks, each for one purpose: two that are equal would wait for each other. */
export const LOCK_KEYS = {
  presence: 7_310_001,
  server: 7_310_002,
  migrations: 7_310_003,
  worker: 7_310_004,
  withheldFiles: 7_310_010,
  backup: 7_310_011,
  rehearsal: 7_310_012,
  seeds: 7_310_013,
} as const
