import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ButtonPanel } from '#admin/shell/dialogs/ButtonPanel.tsx'
import { NewsList } from './NewsList.tsx'
import { NoticiaDialog } from './NoticiaDialog.tsx'
import { noticiasTexts } from './texts.ts'
import { type Noticia, useNoticias, useReadNoticia } from './useNoticias.ts'

/** Width in pixels (spec 1 §9). */
const width = 400

/** Bell in the header: number of unread news, and the latest; opening an item marks it read (spec 1 §2.6). */
export function NewsBell() {
  const { data } = useNoticias()
  const read = useReadNoticia()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [opened, setOpened] = useState<Noticia>()
  const unread = data?.filter(({ lida }) => !lida).length ?? 0
  return (
    <>
      <IconButton
        aria-label={unread > 0 ? noticiasTexts.bellUnread(unread) : noticiasTexts.bell}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge key={unread > 0 ? 'some' : 'none'} badgeContent={unread || undefined} color="error" overlap="circular">
          <NotificationsNone />
        </Badge>
      </IconButton>
      <ButtonPanel anchor={anchor} label={noticiasTexts.title} width={width} onClose={() => setAnchor(undefined)}>
        <Typography variant="h2" sx={{ px: 2, pt: 2, pb: 1.25 }}>
          {noticiasTexts.title}
        </Typography>
        <NewsList
          onOpen={(noticia) => {
            read(noticia)
            setOpened(noticia)
          }}
        />
      </ButtonPanel>
      {opened && <NoticiaDialog noticia={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
