import type { ReactNode } from 'react'

/** Replaces RJSF's Markdown (build/rjsf.ts), which RJSF uses for descriptions with Markdown enabled (none here) and in its messages about unsupported schemas. */
export const Markdown = ({ children }: { children: ReactNode }): ReactNode => children
