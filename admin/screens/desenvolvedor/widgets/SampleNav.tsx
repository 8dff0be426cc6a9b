import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment, useState } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { searchSamples } from './families.ts'
import type { Sample } from './sample.ts'
import { catalogueTexts } from './texts.ts'

const t = catalogueTexts

/** Navigation among the entries; hidden on a phone, where the list of cards replaces it. */
export function SampleNav({ samples, current }: { samples: Sample[]; current: Sample }) {
  const [text, setText] = useState('')
  const found = searchSamples(samples, text)
  return (
    <Box
      component="nav"
      aria-label={t.nav}
      sx={{ display: { xs: 'none', md: 'block' }, width: 232, flex: 'none', position: 'sticky', top: 16 }}
    >
      <SearchField fullWidth label={catalogueTexts.search} value={text} onChange={setText} />
      <Box sx={{ maxHeight: 'calc(100vh - 190px)', overflowY: 'auto', mt: 1, pr: 0.5 }}>
        {found.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
            {t.none}
          </Typography>
        )}
        {found.map((sample, at) => (
          <Fragment key={sample.id}>
            {sample.family !== found[at - 1]?.family && (
              <Typography variant="overline" component="p" color="text.secondary" sx={{ mt: 1.5, px: 1 }}>
                {sample.family}
              </Typography>
            )}
            <Link
              component={AppLink}
              to={`/desenvolvedor/widgets/${sample.id}`}
              aria-current={sample === current ? 'page' : undefined}
              underline="none"
              sx={{
                display: 'block',
                px: 1,
                py: 0.5,
                borderRadius: 1,
                typography: 'body2',
                color: 'text.primary',
                '&:hover': { bgcolor: 'action.hover' },
                '&[aria-current]': { bgcolor: 'brand.soft', fontWeight: 600 },
              }}
            >
              {sample.title}
            </Link>
          </Fragment>
        ))}
      </Box>
    </Box>
  )
}
