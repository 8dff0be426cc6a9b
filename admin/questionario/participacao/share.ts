import type { Participation } from '#schemas/runtime/answers/surveys/participation.ts'

/** Returns the percentage handed in; at most 99.9 while something is missing. */
export function shareOf({ respondidas, copias }: Participation): number {
  const share = copias === 0 ? 0 : (respondidas / copias) * 100
  return respondidas < copias ? Math.min(share, 99.9) : share
}

export const shareText = (share: number): string => `${share.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`
