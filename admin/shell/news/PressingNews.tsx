import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { NoticiaDialog } from './NoticiaDialog.tsx'
import { noticiasTexts } from './texts.ts'
import { type Noticia, pressingNews, useNoticias, useReadNoticia } from './useNoticias.ts'

/**
 * On the start page: unread news of criticality 0 or -1, one after the other. Closing marks what was shown as read (spec 1 §4); what was not
 * shown yet waits for the next visit.
 */
export function PressingNews() {
  const { data } = useNoticias()
  const read = useReadNoticia()
  const [queue, setQueue] = useState<Noticia[]>()
  const [at, setAt] = useState(0)
  const [closed, setClosed] = useState(false)
  const { politicaSeguranca: terms } = useSession().info

  // The list of this visit: what is marked on the way does not move what follows.
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
