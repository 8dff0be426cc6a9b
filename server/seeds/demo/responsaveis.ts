import type { Area } from './areas.ts'
import type { Talento } from './talentos.ts'

/** Sets the responsible of each area: its first active talento, or that of the nearest area above. */
export function setResponsaveis(areas: Area[], talentos: Talento[]): void {
  const ativos = talentos.filter(({ registro }) => registro.situacao === 'A')
  for (const { caminho, registro } of areas) {
    const [primeiro, segundo] = [...caminho].reverse().flatMap((nome) => ativos.filter((t) => t.area.nome === nome))
    if (primeiro) registro.empresaEResponsaveis = [{ colaborador: { id: primeiro.id } }]
    if (segundo && caminho.length < 4) registro.empresaECoresponsaveis = [{ colaborador: { id: segundo.id } }]
  }
}
