import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { deskTexts } from './texts.ts'

interface Props {
  title: string
  /** beside the title: how many */
  note?: ReactNode
  /** below everything */
  action?: ReactNode
  children: ReactNode
}

/** A box of the start page. */
export function Card({ title, note, action, children }: Props) {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: 2, pt: 1.75, pb: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ minWidth: 0 }}>
          {title}
        </Typography>
        {note}
      </Box>
      {children}
      {action && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', px: 0.25, py: 0.25, textAlign: 'right' }}>{action}</Box>
      )}
    </Paper>
  )
}

/** What a card says where it has nothing to show. */
export const CardText = ({ children }: { children: ReactNode }) => (
  <Typography color="text.secondary" sx={{ px: 2, pb: 1.75, fontSize: 13 }}>
    {children}
  </Typography>
)

interface AnswerProps<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
  children: (data: T) => ReactNode
}

/** Content of a card by the state of its query: loading, failed, or data. */
export function CardAnswer<T>({ data, error, refetch, children }: AnswerProps<T>) {
  if (data !== undefined) return children(data)
  if (error)
    return (
      <RetryAlert sx={{ mx: 2, mb: 2 }} onRetry={() => void refetch()}>
        {deskTexts.loadFailed}
      </RetryAlert>
    )
  return <Skeleton variant="rounded" height={120} sx={{ mx: 2, mb: 2 }} />
}

/** A list without bullets in a card. */
export const cardList = { listStyle: 'none', m: 0, p: 0, pb: 1 } as const
