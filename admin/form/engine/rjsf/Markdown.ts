import type { ReactNode } from 'react'

/**
 * In the place of RJSF's Markdown (build/rjsf.ts). RJSF renders it where a description asks for it, which none of ours does, and in its remarks about a
 * schema it cannot show.
 */
export const Markdown = ({ children }: { children: ReactNode }): ReactNode => children
