/** How long sessions last and how often one may guess. */
export interface SessionLimits {
  /** minutes without a request after which a session ends */
  idleMinutes: number
  /** hours after which a session ends in any case */
  absoluteHours: number
  /** failed log-ins per account and address within the window */
  perAccount: number
  /** failed log-ins per address within the window */
  perAddress: number
  windowMinutes: number
  /** failed log-ins of an account from all unknown browsers within the hour, from which on each further one has to wait */
  perAccountAnywhere: number
  /** calls a minute with one API key */
  perKeyMinute: number
}

export const defaultLimits: SessionLimits = {
  idleMinutes: 60,
  absoluteHours: 12,
  perAccount: 10,
  perAddress: 300,
  windowMinutes: 15,
  perAccountAnywhere: 20,
  perKeyMinute: 600,
}
