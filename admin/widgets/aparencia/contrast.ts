import { getContrastRatio, type Theme } from '@mui/material/styles'
import { brandColor } from '#admin/colors.ts'
import { aparenciaTexts } from './texts.ts'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** What can be read in these colours, in sentences: buttons as they are, links in the shade the product makes of the colour. */
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
