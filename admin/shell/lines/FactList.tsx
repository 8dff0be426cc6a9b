import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface Props {
  /** title and text; what has no text is left out */
  facts: [string, string | undefined][]
  /** width of the titles' column on a wide screen, where all shall stand alike; by default as wide as the longest. On a phone the text then stands below its title. */
  titles?: number
}

/** What is known of one thing, title beside text. */
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
