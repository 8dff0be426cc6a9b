import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useState } from 'react'
import { useListContext } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { download } from '#admin/providers/download.ts'
import { useReport } from '#admin/shell/useReport.ts'
import { useEntity } from '../entity-context.ts'

const formats = [
  { formato: 'xlsx', label: texts.list.exportXlsx },
  { formato: 'csv', label: texts.list.exportCsv },
] as const

/** Everything the list's filter finds, in its order, as a file. */
export function ExportMenu() {
  const { entity, resource } = useEntity()
  const { filterValues, sort, total } = useListContext()
  const report = useReport()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [busy, setBusy] = useState(false)
  const run = async (formato: 'csv' | 'xlsx') => {
    setAnchor(undefined)
    setBusy(true)
    const query = new URLSearchParams({
      formato,
      filter: JSON.stringify(filterValues ?? {}),
      sort: JSON.stringify([sort.field, sort.order]),
    })
    await download(`/api/${resource}/exportacao?${query}`, `${entity.name}.${formato}`).catch(report)
    setBusy(false)
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<FileDownload />}
        loading={busy}
        loadingPosition="start"
        disabled={!total}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {texts.list.export}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {formats.map(({ formato, label }) => (
          <MenuItem key={formato} onClick={() => run(formato)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
