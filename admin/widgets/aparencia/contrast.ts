import { getContrastRatio, type Theme } from '@mui/material/styles'
import { brandColor } from '#admin/colors.ts'
import { aparenciaTexts } from './texts.ts'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** Contrast verdicts as sentences: buttons in the colour itself, links in the shade derived from it. */
export function contrastVerdicts({ palette }: Theme, corPrincipal: string | undefined): string[] {
  const { brand, primary, background } = palette
  const ratio = (ink: string, ground: string) => number.format(getContrastRatio(ink, ground))
  const same = primary.main.toLowerCase() === brandColor(corPrincipal).toLowerCase()
  const { onButton, asLink, shaded } = aparenciaTexts
  return [
    onButton(ratio(brand.ink, brand.main)),
    same ? asLink(ratio(primary.main, background.paper)) : shaded[palette.mode](ratio(primary.main, background.paper)),
  ]
}
