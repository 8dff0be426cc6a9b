import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useState } from 'react'
import { useListContext } from 'react-admin'
import { useEntity } from '../../entity-context.ts'
import { listTexts } from '../texts.ts'
import { exportFormats, type Formato, useExport } from '../useExport.ts'
import { useListSettings } from '../useListSettings.ts'

/** Which columns a file gets. */
const parts = [
  { shown: true, title: listTexts.exportShown },
  { shown: false, title: listTexts.exportAll },
] as const

/**
 * Exports all records that match the list's filter, in its order: with the shown columns, or with every field.
 * @param unseen board or calendar is shown, so the list's total is unknown
 */
export function ExportMenu({ unseen = false }: { unseen?: boolean }) {
  const { entity, resource } = useEntity()
  const { filterValues, sort, total } = useListContext()
  const { save, busy } = useExport(resource, entity.name)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { shown } = useListSettings()
  const run = (formato: Formato, onlyShown: boolean) => {
    setAnchor(undefined)
    return save(formato, {
      filter: JSON.stringify(filterValues ?? {}),
      sort: JSON.stringify([sort.field, sort.order]),
      ...(onlyShown && { colunas: shown.map(({ path }) => path).join(',') }),
    })
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<FileDownload />}
        loading={busy}
        loadingPosition="start"
        disabled={!unseen && !total}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {listTexts.export}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {parts.flatMap(({ shown: onlyShown, title }) => [
          <ListSubheader key={title} disableSticky sx={{ lineHeight: '32px' }}>
            {title}
          </ListSubheader>,
          ...exportFormats.map(({ formato, label }) => (
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
