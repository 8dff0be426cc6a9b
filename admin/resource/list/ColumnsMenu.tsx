import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { useColumns } from './useColumns.ts'

/** Which columns are shown. */
export function ColumnsMenu() {
  const { all, hidden, toggle } = useColumns()
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {texts.list.columns}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {all.map(({ path, field }) => {
          const shown = !hidden.includes(path)
          return (
            <MenuItem
              key={path}
              role="menuitemcheckbox"
              aria-checked={shown}
              onClick={() => toggle(path)}
              sx={{ py: 0 }}
            >
              <Checkbox size="small" checked={shown} tabIndex={-1} aria-hidden sx={{ ml: -1 }} />
              {field.title}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
