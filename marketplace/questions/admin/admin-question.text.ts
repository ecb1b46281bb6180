import type { QuestionState } from '../question.rules.ts'

export const questionStateText: Record<QuestionState, string> = {
  waiting: 'Sin respuesta',
  private: 'Entre los dos',
  public: 'Publicada',
  hidden: 'Oculta',
}
