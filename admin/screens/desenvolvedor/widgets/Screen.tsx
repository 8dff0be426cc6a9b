import Box from '@mui/material/Box'
import { useParams } from 'react-router-dom'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { SampleCards } from './SampleCards.tsx'
import { SampleNav } from './SampleNav.tsx'
import { SamplePage } from './SamplePage.tsx'
import { useSamples } from './useSamples.ts'

/** Catalogue of widgets, each with snippet, states, and its display outside forms. */
export default function Screen() {
  const { widget } = useParams()
  const samples = useSamples()
  if (!samples) return <PageSkeleton />
  const sample = samples.find(({ id }) => id === widget)
  if (widget && !sample) return <NotFoundPage />
  if (!sample)
    return (
      <>
        <PageHeader />
        <SampleCards samples={samples} />
      </>
    )
  return (
    <>
      <PageHeader title={sample.title} />
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <SampleNav samples={samples} current={sample} />
        <SamplePage key={sample.id} sample={sample} />
      </Box>
    </>
  )
}
