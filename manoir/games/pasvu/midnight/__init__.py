"""*Minuit sonne* (V13): a pile of cards, drawn from the second round on."""
