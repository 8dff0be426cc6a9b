import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface Props {
  /** [title, text]; entries without text are omitted */
  facts: [string, string | undefined][]
  /** width of the title column in pixels on a wide screen, to align several lists; default: the longest title. With a width, text wraps below its title on a phone. */
  titles?: number
}

/** Title and text pairs side by side. */
export function FactList({ facts, titles }: Props) {
  const columns = titles === undefined ? 'auto 1fr' : { xs: '1fr', sm: `${titles}px 1fr` }
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: titles === undefined ? 2 : 0,
        display: 'grid',
        gridTemplateColumns: columns,
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      {facts.map(
        ([title, text]) =>
          text && (
            <Box key={title} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {title}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  )
}
