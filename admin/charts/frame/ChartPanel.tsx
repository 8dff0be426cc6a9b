import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { usePrint } from '#admin/form/print/usePrint.tsx'
import { texts } from '#admin/i18n/texts.ts'
import { PanelContext, type Papers } from './panel.ts'

interface Props {
  title: string
  /** beside the title: filters, the range of dates */
  actions?: ReactNode
  children: ReactNode
}

/** Charts side by side, printed together (spec 2 §2: container with a print action). */
export function ChartPanel({ title, actions, children }: Props) {
  const id = useId()
  const [papers] = useState<Papers>(() => new Map())
  const print = usePrint()
  print.offer(async () => {
    const parts = await Promise.all(
      [...papers].map(async ([key, paper]) => <Fragment key={key}>{await paper()}</Fragment>),
    )
    return (
      <>
        <h1>{title}</h1>
        {parts}
      </>
    )
  })
  return (
    <PanelContext value={papers}>
      <Box component="section" aria-labelledby={id}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Typography id={id} variant="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {actions}
          <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={print.start}>
            {texts.charts.print}
          </Button>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' }}>
          {children}
        </Box>
        {print.area}
      </Box>
    </PanelContext>
  )
}
