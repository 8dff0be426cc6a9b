import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { organogramaTexts as t } from './texts.ts'

/** 'Imprimir': the boxes as small as one page asks for, or the tree as a list over as many pages as it takes. */
export function PrintMenu({ onPrint }: { onPrint(asList: boolean): void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (asList: boolean) => () => {
    setAnchor(null)
    onPrint(asList)
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintOutlined />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t.print}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(false)}>{t.onePage}</MenuItem>
        <MenuItem onClick={choose(true)}>{t.manyPages}</MenuItem>
      </Menu>
    </>
  )
}
