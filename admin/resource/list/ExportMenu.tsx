import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { asked } from '#admin/providers/ask.ts'
import { downloadOrTask, tasksChanged } from '#admin/providers/tasks.ts'
import { noticeTime, useReport } from '#admin/shell/useReport.ts'
import { useEntity } from '../entity-context.ts'
import { smallButton } from './small-button.ts'
import { listTexts } from './texts.ts'
import { useListSettings } from './useListSettings.ts'

const formats = [
  { formato: 'xlsx', label: listTexts.exportXlsx },
  { formato: 'csv', label: listTexts.exportCsv },
] as const

type Formato = (typeof formats)[number]['formato']

/** Which columns a file gets. */
const parts = [
  { shown: true, title: listTexts.exportShown },
  { shown: false, title: listTexts.exportAll },
] as const

/**
 * Everything the list's filter finds, in its order, as a file: with the columns as they are shown, or with every field.
 * @param unseen the list is not what is shown: nobody knows whether there is anything
 */
export function ExportMenu({ small, unseen = false }: { small: boolean; unseen?: boolean }) {
  const { entity, resource } = useEntity()
  const { filterValues, sort, total } = useListContext()
  const report = useReport()
  const notify = useNotify()
  const client = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [busy, setBusy] = useState(false)
  const { shown } = useListSettings()
  const run = async (formato: Formato, onlyShown: boolean) => {
    setAnchor(undefined)
    setBusy(true)
    const query = new URLSearchParams({
      formato,
      filter: JSON.stringify(filterValues ?? {}),
      sort: JSON.stringify([sort.field, sort.order]),
    })
    if (onlyShown) query.set('colunas', shown.map(({ path }) => path).join(','))
    const [address, options] = asked(`/api/${resource}/exportacao`, query)
    const later = await downloadOrTask(address, `${entity.name}.${formato}`, options).catch(report)
    if (later) {
      tasksChanged(client)
      notify(listTexts.background, { type: 'info', autoHideDuration: 2 * noticeTime })
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={small ? undefined : <FileDownload />}
        loading={busy}
        loadingPosition={small ? 'center' : 'start'}
        aria-label={listTexts.export}
        disabled={!unseen && !total}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        sx={small ? smallButton : undefined}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {small ? <FileDownload fontSize="small" /> : listTexts.export}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {parts.flatMap(({ shown: onlyShown, title }) => [
          <ListSubheader key={title} disableSticky sx={{ lineHeight: '32px' }}>
            {title}
          </ListSubheader>,
          ...formats.map(({ formato, label }) => (
            <MenuItem
              key={`${title} ${formato}`}
              aria-label={onlyShown ? label : listTexts.exportEverything(label)}
              onClick={() => run(formato, onlyShown)}
            >
              {label}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}
