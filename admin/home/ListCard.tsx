import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { type ReactNode, type Ref, useState } from 'react'
import { Card, CardAnswer, CardText, cardList } from './Card.tsx'

interface Props<T> {
  texts: { title: string; none: string; more(count: number): string }
  /** number of items shown initially, and added by each 'Mostrar mais' */
  step: number
  answer: { data: T[] | undefined; error: unknown; refetch: () => unknown }
  list?: Ref<HTMLUListElement>
  /** an item of the list, with its key */
  children: (item: T) => ReactNode
}

/** A box of the start page with a list: how many beside the title, the first of them, and the rest on request. */
export function ListCard<T>({ texts, step, answer, list, children }: Props<T>) {
  const [most, setMost] = useState(step)
  const { data } = answer
  return (
    <Card
      title={texts.title}
      note={
        data?.length ? <Chip size="small" color="primary" label={data.length.toLocaleString('pt-BR')} /> : undefined
      }
      action={
        data && data.length > most ? (
          <Button color="primary" onClick={() => setMost(most + step)}>
            {texts.more(Math.min(step, data.length - most))}
          </Button>
        ) : undefined
      }
    >
      <CardAnswer {...answer}>
        {(items) =>
          items.length === 0 ? (
            <CardText>{texts.none}</CardText>
          ) : (
            <Box component="ul" ref={list} sx={cardList}>
              {items.slice(0, most).map(children)}
            </Box>
          )
        }
      </CardAnswer>
    </Card>
  )
}
