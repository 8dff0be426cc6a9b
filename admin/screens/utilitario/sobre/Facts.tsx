import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'

interface Props {
  title: string
  /** name and value; entries without a value are left out */
  facts: [string, ReactNode][]
  children?: ReactNode
}

/** Names and values in a box with a title. */
export function Facts({ title, facts, children }: Props) {
  const known = facts.filter(([, value]) => value !== undefined && value !== '')
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2.5, minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {known.length > 0 && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(110px, auto) 1fr', gap: '8px 20px', fontSize: 13 }}
        >
          {known.map(([name, value]) => (
            <Fragment key={name}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Fragment>
          ))}
        </Box>
      )}
      {children}
    </Paper>
  )
}
