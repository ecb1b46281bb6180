import type { QuestionState } from '../question.rules.ts'

/** How the back office calls the states of a question. */
export const questionStateText: Record<QuestionState, string> = {
  waiting: 'Sin respuesta',
  private: 'Entre los dos',
  public: 'Publicada',
  hidden: 'Oculta',
}
