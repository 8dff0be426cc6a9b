import type { Participation } from '#schemas/runtime/answers/surveys/participation.ts'

/** What is handed in of all there is, in percent; never 100 while something is missing. */
export function shareOf({ respondidas, copias }: Participation): number {
  const share = copias === 0 ? 0 : (respondidas / copias) * 100
  return respondidas < copias ? Math.min(share, 99.9) : share
}

export const shareText = (share: number): string => `${share.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`
