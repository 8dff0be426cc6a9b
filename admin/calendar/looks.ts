import type { Theme } from '@mui/material/styles'
import { alpha } from '@mui/material/styles'
import type { Tone } from '#schemas/runtime/written/basics.ts'

/** Tinted background in the colour of a tone; the text keeps its own colour. */
export const toneOf =
  (tone: Tone) =>
  ({ palette }: Theme) => {
    const main = tone === 'neutral' ? palette.text.secondary : palette[tone].main
    return { borderLeft: `3px solid ${main}`, backgroundColor: alpha(main, palette.mode === 'light' ? 0.1 : 0.18) }
  }

/** Returns MUI's chip colour of a tone. */
export const chipColour = (tone: Tone) => (tone === 'neutral' ? 'default' : tone)

export const focusRing = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 } as const
