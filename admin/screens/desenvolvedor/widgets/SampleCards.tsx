import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { searchSamples } from './families.ts'
import type { Sample } from './sample.ts'
import { catalogueTexts } from './texts.ts'
import { useDocumentSearch } from './useDocumentSearch.ts'

const t = catalogueTexts

/** All entries by family. */
export function SampleCards({ samples }: { samples: Sample[] }) {
  const [text, setText] = useDocumentSearch()
  const found = searchSamples(samples, text)
  const families = [...new Set(found.map(({ family }) => family))]
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 720 }}>
        {t.intro}
      </Typography>
      <Box sx={{ maxWidth: 420, mb: 1 }}>
        <SearchField fullWidth label={catalogueTexts.search} value={text} onChange={setText} />
      </Box>
      <div role="status">{found.length === 0 && <Typography sx={{ py: 3 }}>{t.none}</Typography>}</div>
      {families.map((family) => (
        <Box component="section" key={family} aria-label={family} sx={{ mt: 3 }}>
          <Typography variant="h2" sx={{ mb: 1.25 }}>
            {family}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}
          >
            {found
              .filter((sample) => sample.family === family)
              .map((sample) => (
                <Card key={sample.id} sample={sample} />
              ))}
          </Box>
        </Box>
      ))}
    </>
  )
}

function Card({ sample }: { sample: Sample }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        p: 1.75,
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Link
        component={AppLink}
        to={`/desenvolvedor/widgets/${sample.id}`}
        underline="none"
        sx={{ fontWeight: 600, color: 'text.primary', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
      >
        {sample.title}
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {sample.description}
      </Typography>
    </Paper>
  )
}
