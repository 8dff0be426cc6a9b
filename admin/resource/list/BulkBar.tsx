import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx'

/** What can be done with the selected records; there only while some are. */
export function BulkBar() {
  const { selectedIds, onUnselectItems } = useListContext()
  const [asking, setAsking] = useState(false)
  if (selectedIds.length === 0 && !asking) return null
  return (
    <Box
      role="toolbar"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.75,
        bgcolor: 'brand.soft',
        borderBottom: 1,
        borderColor: 'divider',
        flexWrap: 'wrap',
      }}
    >
      <Box component="span" aria-live="polite" sx={{ fontWeight: 600, mr: 'auto' }}>
        {texts.list.selected(selectedIds.length)}
      </Box>
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {texts.list.unselect}
      </Button>
      <Button color="error" startIcon={<DeleteOutline />} onClick={() => setAsking(true)}>
        {texts.list.bulkDelete}
      </Button>
      {asking && <BulkDeleteDialog onClose={() => setAsking(false)} />}
    </Box>
  )
}
