import type { NineBoxChart } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { desenhoDasCaixas } from '#schemas/runtime/domain/ninebox.ts'
import { caixaDe } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

/** The grid with the names in each box, for the printer. */
export const OnPaper = ({ grafico }: { grafico: NineBoxChart }) => (
  <div style={{ fontFamily: 'sans-serif', fontSize: 11 }}>
    <h1 style={{ fontSize: 18 }}>
      {t.grid}: {grafico.avaliacaoDesempenho.titulo}
    </h1>
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 6 }}>
      {desenhoDasCaixas(grafico.inverter).map((box) => (
        <div key={box} style={{ border: '1px solid #000', padding: 6 }}>
          <strong>{t.inBox(caixaDe(grafico, box).nomeclatura, caixaDe(grafico, box).quantidade)}</strong>
          {grafico.talentos
            .filter((lugar) => lugar.box === box)
            .map(({ id, nome, movimentoId }) => (
              <div key={id}>
                {nome}
                {movimentoId !== null && ` (${t.calibrated})`}
              </div>
            ))}
        </div>
      ))}
    </div>
  </div>
)
