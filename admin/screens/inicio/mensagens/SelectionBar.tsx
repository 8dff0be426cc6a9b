import Delete from '@mui/icons-material/DeleteOutlined'
import Drafts from '@mui/icons-material/DraftsOutlined'
import MarkUnread from '@mui/icons-material/MarkunreadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { mensagensTexts } from '#admin/home/mensagens/texts.ts'

interface Props {
  count: number
  all: boolean
  onAll: (all: boolean) => void
  onMark: (lida: boolean) => void
  onRemove: () => void
}

/** Checkbox for the whole page, and bulk actions. */
export function SelectionBar({ count, all, onAll, onMark, onRemove }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 0.5,
        minHeight: 44,
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: count > 0 ? 'brand.soft' : undefined,
      }}
    >
      <Checkbox
        size="small"
        checked={all}
        indeterminate={count > 0 && !all}
        onChange={(_event, checked) => onAll(checked)}
        slotProps={{ input: { 'aria-label': mensagensTexts.selectAll } }}
      />
      <Box
        aria-live="polite"
        sx={{ mr: 'auto', fontWeight: count > 0 ? 600 : 400, color: count > 0 ? 'text.primary' : 'text.secondary' }}
      >
        {count > 0 ? mensagensTexts.selected(count) : mensagensTexts.selectAll}
      </Box>
      {count > 0 && (
        <>
          <Button color="inherit" startIcon={<Drafts />} onClick={() => onMark(true)}>
            {mensagensTexts.markManyRead}
          </Button>
          <Button color="inherit" startIcon={<MarkUnread />} onClick={() => onMark(false)}>
            {mensagensTexts.markManyUnread}
          </Button>
          <Button color="error" startIcon={<Delete />} onClick={onRemove}>
            {mensagensTexts.remove}
          </Button>
        </>
      )}
    </Box>
  )
}
