import type { FastifyServerOptions } from 'fastify'
import { withoutPersonal } from '#server/platform/integrations/personal.ts'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

interface LoggedError extends Error {
  code?: unknown
  constraint?: unknown
  table?: unknown
  column?: unknown
}

/**
 * The server's log: warnings and errors, one JSON object per line. Without queries of addresses, headers and values of rows (PostgreSQL's `detail`);
 * personal data in messages are replaced, so that the log holds no password, token or CPF.
 */
export function loggerOptions(): LoggerOptions {
  return {
    level: 'warn',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    base: null,
    redact: { paths: ['headers', 'body', 'req.headers', 'err.detail', 'err.where'], remove: true },
    serializers: {
      req: ({ method, call, routeOptions }) => ({ method, url: (call ?? routeOptions)?.url }),
      err: (error: LoggedError) => {
        const { name, message, stack = '', code, constraint, table, column, cause } = error
        return {
          type: name,
          message: withoutPersonal(message),
          stack: withoutPersonal(stack),
          code,
          constraint,
          table,
          column,
          cause: cause ? withoutPersonal(String(cause)) : undefined,
        }
      },
    },
  }
}
