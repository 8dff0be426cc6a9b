import VerticalSplit from '@mui/icons-material/VerticalSplitOutlined'
import IconButton from '@mui/material/IconButton'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { useEntity } from '../../entity-context.ts'
import { summaryTexts } from '../texts.ts'
import { usePanelAddress } from './panel-address.ts'

/** Opens the record panel beside the list; shown on hover or focus of the row. */
export function PreviewButton({ record }: { record: RecordData }) {
  const { entity } = useEntity()
  const beside = usePanelAddress()
  return (
    <IconButton
      component={AppLink}
      to={beside(record.id)}
      size="small"
      data-tip={summaryTexts.preview}
      aria-label={summaryTexts.previewOf(labelOf(entity, record))}
      sx={{
        ...{ position: 'absolute', right: 2, top: '50%', transform: 'translateY(-50%)', width: 28, height: 28 },
        ...{ opacity: 0, bgcolor: 'background.paper', border: 1, borderColor: 'divider' },
        'tr:hover &, tr:focus-within &': { opacity: 1 },
        '&:hover': { bgcolor: 'surface.sunken' },
      }}
    >
      <VerticalSplit sx={{ fontSize: 17 }} />
    </IconButton>
  )
}
