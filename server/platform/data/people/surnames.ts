/** Surnames as they are common in Brazil. */
export const sobrenomes =
  `Silva|da Silva|Santos|dos Santos|Oliveira|de Oliveira|Souza|de Souza|Rodrigues|Ferreira|Alves|Pereira|Lima|Gomes|Costa
da Costa|Ribeiro|Martins|Carvalho|Almeida|Lopes|Soares|Fernandes|Vieira|Barbosa|Rocha|Dias|do Nascimento|Andrade|Moreira|Nunes|Marques|Machado
Mendes|Freitas|Cardoso|Ramos|Gonçalves|Santana|Teixeira|Araújo|Cavalcante|Queiroz|Brandão|Façanha|Monção|Assunção|da Conceição|Falcão|Leitão
Bezerra|Holanda|Pinheiro|Magalhães|de Sá|Brito|Mota|Távora|Guimarães|Simões|Antunes|Corrêa|Damasceno|Peixoto|Quaresma|Bragança|Xavier|Torres
Maranhão|Leão|Galvão|Frazão|Patrício|Sampaio|Lacerda|Siqueira|Pacheco|Viana|Aragão|Norões|Conrado|Espíndola|Proença|Valença`.split(
    /[|\n]/,
  )
