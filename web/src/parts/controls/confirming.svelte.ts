// Somebody is asked once more before a grave step: nothing takes that question away but an answer.

class Confirming {
  /** How many such questions are open. */
  open = $state(0)
}

export const confirming = new Confirming()
