import { Bar, progressText } from './looks.tsx'
import type { Box as Node } from './shown.ts'
import { metasTexts as t } from './texts.ts'

/** Content of a box: the objective, its owner and its progress. */
export function BoxContent({ node }: { node: Node }) {
  const { titulo, nivel, area, talento, periodo, progresso, confianca, situacao, aside } = node
  const whose = nivel === 'E' ? t.company : nivel === 'A' ? area?.nome : talento?.nome
  return (
    <div className={aside ? 'goal goal-aside' : 'goal'}>
      <div className="goal-title">{titulo}</div>
      <div className="goal-who">{[whose, periodo].filter(Boolean).join(' · ')}</div>
      <Bar progresso={progresso} confianca={confianca} />
      <div className="goal-state">
        <b>{progressText(progresso)}</b>{' '}
        {[situacao !== 'A' && t.situation[situacao], confianca && t.confidence[confianca]].filter(Boolean).join(' · ')}
      </div>
    </div>
  )
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Styles of all boxes, set once on their container. */
export const GOAL_LOOKS = {
  '& .goal-title': {
    ...{ fontSize: 13, fontWeight: 600, lineHeight: 1.25, minHeight: 32, overflow: 'hidden' },
    ...{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
  },
  '& .goal-who': { fontSize: 11, lineHeight: 1.4, color: 'text.secondary', mb: 0.5, ...oneLine },
  '& .goal-state': { fontSize: 11, lineHeight: 1.5, mt: 0.25, pr: 4, color: 'text.secondary', ...oneLine },
  '& .goal-state b': { color: 'text.primary' },
  '& .goal-aside .goal-title': { fontWeight: 500, color: 'text.secondary' },
} as const
