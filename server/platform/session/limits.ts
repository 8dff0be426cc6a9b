/** Lifetimes of sessions and limits of failed attempts. */
export interface SessionLimits {
  /** minutes without a request after which a session expires */
  idleMinutes: number
  /** hours after which a session expires even if used */
  absoluteHours: number
  /** failed log-ins per account and address within the window */
  perAccount: number
  /** failed log-ins per address within the window */
  perAddress: number
  windowMinutes: number
  /** failed log-ins of an account per hour from all unknown browsers together, after which each further one is delayed */
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
