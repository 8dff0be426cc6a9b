import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { chartColors } from './colors.ts'

/** A character that no name contains. */
const SEPARATOR = '\n'

/** Colours and styles common to all charts, from the company's colours and the theme mode; `names` are the parts told apart by colour. */
export function useLook(names: readonly string[]) {
  const theme = useTheme()
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const key = names.join(SEPARATOR)
  return useMemo(() => {
    const { palette, typography } = theme
    return {
      colors: chartColors(theme, key.split(SEPARATOR)),
      moves: !still,
      ground: palette.background.paper,
      line: palette.divider,
      text: { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily },
      tooltip: {
        contentStyle: {
          background: palette.background.paper,
          border: `1px solid ${palette.divider}`,
          borderRadius: 8,
          color: palette.text.primary,
          fontSize: 13,
        },
        itemStyle: { color: palette.text.primary },
        cursor: { fill: palette.action.hover, stroke: palette.divider },
      },
    }
  }, [theme, still, key])
}
