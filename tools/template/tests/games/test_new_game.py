"""New game, statement by statement (`docs/ledger.md`)."""

# not written yet: tests, such as
#
# @pytest.mark.rule("XYZ-01")
# def test_a_card_is_drawn() -> None:
#     match = Position.parse("new-game hands=5h.6h.7h/?3").match()
#     assert match.play("draw").view(0).counts == (4, 3)
