import Box from '@mui/material/Box'
import { OpenLink } from '#admin/shell/OpenLink.tsx'
import { Section } from './Section.tsx'
import { licenceTexts as t } from './texts.ts'

/** What to do with a new installation — spec 3 §2 */
export const HowTo = ({ portal }: { portal: string | undefined }) => (
  <Section title={t.howTo}>
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, fontSize: 14 }}>
      {t.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Box>
    {portal && <OpenLink link={portal} label={t.portal} size="small" sx={{ mt: 1.5, ml: -1 }} />}
  </Section>
)
