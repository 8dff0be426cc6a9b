import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Crumb } from '../menu/crumbs.ts'
import { useScreenTitle } from '../screen-titles.ts'
import { useDocumentTitle } from '../useDocumentTitle.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

interface Props {
  /** default on a bespoke screen: the title of its definition */
  title?: string
  /** small text beside the title: a code, a status */
  note?: ReactNode
  /** crumbs between the menu entry and this page */
  crumbs?: Crumb[]
  actions?: ReactNode
}

/** Header of every page: breadcrumbs, the only h1, actions. */
export function PageHeader({ title: said, ...props }: Props) {
  return said === undefined ? <ScreenHeader {...props} /> : <TitledHeader title={said} {...props} />
}

function ScreenHeader(props: Omit<Props, 'title'>) {
  return <TitledHeader title={useScreenTitle()} {...props} />
}

function TitledHeader({ title, note, crumbs = [], actions }: Props & { title: string }) {
  useDocumentTitle(title)
  return (
    <Box sx={{ mb: 2 }}>
      <Breadcrumbs crumbs={crumbs} current={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 36 }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0, display: 'flex', alignItems: 'center', gap: 1.25, flexWrap: 'wrap' }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {note}
        </Box>
        {actions && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', minWidth: 0, width: { xs: '100%', md: 'auto' } }}>
            {actions}
          </Box>
        )}
      </Box>
    </Box>
  )
}
