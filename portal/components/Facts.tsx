import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { contaVagas, nomeDoLugar, valorEmReais } from '../texts.ts'
import { Icon, type IconName } from './Icon.tsx'

type Fact = [icon: IconName, name: string, value: string | undefined]

/** Facts of a vacancy as a list of labels and values. */
export function Facts({ vaga }: { vaga: VagaAberta }) {
  const { cidade, area, vinculo, quantidade, horarioComercial, remuneracao, previsaoEncerramento } = vaga
  const facts: Fact[] = [
    ['lugar', 'Local', cidade && nomeDoLugar(cidade)],
    ['area', 'Área', area?.nome],
    ['vinculo', 'Vínculo', vinculo],
    ['pessoas', 'Vagas', quantidade === undefined ? undefined : contaVagas(quantidade)],
    ['horario', 'Horário', horarioComercial],
    ['salario', 'Remuneração', remuneracao === undefined ? undefined : valorEmReais(remuneracao)],
    ['prazo', 'Inscrições até', previsaoEncerramento && displayDay(previsaoEncerramento)],
  ]
  return (
    <dl className="dados">
      {facts.map(
        ([icon, name, value]) =>
          value && (
            <div key={name}>
              <dt>
                <Icon name={icon} />
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
