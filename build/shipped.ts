import type { ConfigEnv, UserConfig } from 'vite'

/** Not what `npm run dev` builds anew after each change. */
export const isShipped = (_: UserConfig, { command, mode }: ConfigEnv): boolean =>
  command === 'build' && mode !== 'development'
