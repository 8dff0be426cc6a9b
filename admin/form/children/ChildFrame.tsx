import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Frame = styled('section')(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&[data-error="true"]': { borderColor: theme.palette.error.main },
  '& .prumo-child-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    minHeight: 44,
    padding: theme.spacing(0.5, 1.5),
  },
  // a table wider than the form scrolls inside its own box, not with the page
  '& .prumo-child-rows': { overflowX: 'auto' },
  '& th, & td': { paddingInline: theme.spacing(1.25) },
  '& .prumo-unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  // on a narrow form each row is a card: cells one below the other, named by their column
  '@container (max-width: 559px)': {
    '& thead': { display: 'none' },
    '& table, & tbody, & tr, & td': { display: 'block' },
    '& tr': {
      position: 'relative',
      padding: theme.spacing(1, 10, 1, 0.5),
      borderTop: `1px solid ${theme.palette.divider}`,
    },
    '& td': { border: 0, textAlign: 'left', padding: theme.spacing(0.25, 1) },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      ...theme.typography.caption,
      color: theme.palette.text.secondary,
    },
    '& td.prumo-row-actions': { position: 'absolute', top: theme.spacing(0.5), right: 0 },
  },
}))

interface Props {
  id: string
  titleId: string
  error: boolean
  children: ReactNode
}

/** Border and head of a child list; red while a row, or the list itself, has an error. */
export function ChildFrame({ id, titleId, error, children }: Props) {
  return (
    <Frame id={id} aria-labelledby={titleId} data-error={error}>
      {children}
    </Frame>
  )
}
