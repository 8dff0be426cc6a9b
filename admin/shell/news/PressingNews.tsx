import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { NoticiaDialog } from './NoticiaDialog.tsx'
import { noticiasTexts } from './texts.ts'
import { type Noticia, pressingNews, useNoticias, useReadNoticia } from './useNoticias.ts'

/** Unread news of criticality 0 or -1 on the start page, one after the other. Closing marks the items shown so far as read (spec 1 §4); the others are shown on the next visit. */
export function PressingNews() {
  const { data } = useNoticias()
  const read = useReadNoticia()
  const [queue, setQueue] = useState<Noticia[]>()
  const [at, setAt] = useState(0)
  const [closed, setClosed] = useState(false)
  const { politicaSeguranca: terms } = useSession().info

  // Snapshot for this visit: items marked read meanwhile must not shift the index.
  if (data && !queue) setQueue(pressingNews(data))
  const noticia = queue?.[at]
  if (!queue || !noticia || closed || terms !== undefined) return null

  const last = at === queue.length - 1
  return (
    <NoticiaDialog
      noticia={noticia}
      count={queue.length > 1 ? noticiasTexts.count(at + 1, queue.length) : undefined}
      onNext={
        last
          ? undefined
          : () => {
              read(noticia)
              setAt(at + 1)
            }
      }
      onClose={() => {
        read(noticia)
        setClosed(true)
      }}
    />
  )
}
