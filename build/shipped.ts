import type { ConfigEnv, UserConfig } from 'vite'

/** Whether it is a production build, not a rebuild by `npm run dev`. */
export const isShipped = (_: UserConfig, { command, mode }: ConfigEnv): boolean =>
  command === 'build' && mode !== 'development'
