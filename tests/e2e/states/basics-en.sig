countdown-days 358x113
~ IqB6 xt-H LbYW PiZq YqUR MMwf hugp CfCd ywcb _6Mm CfCd 2mGT Kwwk CfCd zm-h xjHc CfCd zm-h n3O_
  rss9rrscqrrarrsbrss8qrrbuvv0*17,
  uvv0*23,
  oppfnopjpqrgpqqepqqfpqqdpqqfttt2uvv0*15,
  uvv0*23,
  vvv0*2,qqq8vvv0*4,ttt3qqr7vvv0*4,qrr8qqravvv0*4,oppcsss5vvv0*2,
  vvv0*2,rrs5vvv0*4,ttt3oppauvv2vvv0*3,qrr8qqravvv0*4,oppcsss5vvv0*2,
  vvv0uvv2rrseuuu4vvv0*3,ttt9sssduuu3vvv0*3,ttt8tttbvvv0*4,sst8uuu2vvv0*2,
  vvv0*5,uvv0vvv0*5,uvv0vvv0*4,uvv0vvv0*5,uvv0
countdown-hours 358x113
~ IqB6 xt-H h1xX PiZq YqUR mY3A ozeb CfCd pnob Kwwk CfCd NK2Y xjHc CfCd GIFC n3O_
  rss9rrscqrrarrsbrss9rssattt3uvv0*16,
  uvv0*23,
  oppfnopjpqrgpqqgpqqhpqqfqqrdrrs8uvv0*15,
  uvv0*23,
  vvv0*2,uuu2oppbstt5vvv0*5,ttt6qrr6vvv0*6,rss7sss5vvv0*3,
  vvv0*2,uuu2pqq9ttt3vvv0*5,rss4sss8vvv0*6,qqr7rss4vvv0*3,
  vvv0*2,tuu5sstcttt5vvv0*5,tuu5sstbvvv0*6,stt8uuu3vvv0*3,
  vvv0*7,uvv0vvv0*14,uvv0
countdown-minutes 358x113
~ IqB6 xt-H sK09 PiZq YqUR sLt9 IcLt CfCd maQk Kwwk CfCd 66Ne xjHc CfCd teMK n3O_
  rss9rrscqrrarrsbrss7rsscrrs9tuu2uvv0*15,
  uvv0*23,
  spobrpnesrqcsqpcsqperpnfsqpbtsr7uvv0*15,
  uvv0*23,
  vvv0*2,vuu1sqo8uts3vvv0*5,usr4sqo8vvv0*6,uts6uts3vvv0*3,
  vvv0*2,vuu1sqo8uts3vvv0*5,usr4sqo9vvv0*6,trp6tsr3vvv0*3,
  vvv0*2,tuu5sstcttt5vvv0*5,tuu5sstbvvv0*6,stt8uuu3vvv0*3,
  vvv0*7,uvv0vvv0*6,uvv0*2,vvv0*6,uvv0
countdown-over 358x50
~ IqB6 xt-H MW6s PiZq YqUR sEsa
  rss9rrscqrrarrsbsss7rss9uvv0*17,
  uvv0*23,
  oppfnookopphoppnpqqfpqqeqrrbnopkoppgttt4uvv0*13,
  uvv0*23,
two-clocks 358x71
~ IqB6 xt-H Nmul PiZq oFa4 _Wt0 rYVJ
  rrsarss6rrsbrssauvv0*19,
  uvv0*23,
  noooqrrfoppgqqreppqfrrr9nooopqqioppjqrreoppmoppguvv0*11,
  qrrcstt7rss9sst8stt8rssarssbrrscstt5ttt3uvv0*13,
  rss7stt4rss9stt6rrr4stt7ttt4stt6ttt3uuu1uvv0*13,
buttons 358x177
~ IqB6 xt-H uDOG z2yA 7W5K tm7X FSVo aK-m iMR4 f9mk ICb6
  rrrcqrrarss9uvv0*20,
  oqr1lop0*5,tuu1utr0vsn0*5,uus0uuu1tuu0*5,uuu1uvv0*2,
  1ac14bd65ce73bd44ce62ac2imn5voa1ul54sk56tk53tk55ul52vpf1tuu5ttt3rss8rss4rss6stt5tuu5uvv0*2,
  1ac15ce76dfc4ce96dfa2ac2imn5voa1tk54rj49tk57rj49ul53vpf1tuu5stt3qrrcrssaqrrbrrr7tuu5uvv0*2,
  oqq1lop0*5,tuu1utr0vsn0*5,uus0uuu1tuu0*5,uuu1uvv0*2,
  suu0rtu0*5,tuu0uvv0*6,vvv0*7,uvv0*3,
  rtu0mpqbkopimqrckopepst4tuu0tuu1lopiprrcmppeoqqfuvv0vvv0qrscnppjpqreopqhstt8vvv0uvv0*3,
  suu0*6,uuu0uvv0*6,vvv0*6,uvv0*4,
  uuu0tuu0*5,uuu0uvv0*16,
  tuu0oppcmnojpqqcmnogrss4uuu0uvv0*16,
  tuu0stt1stt2stt1*2,ttt0uuu0uvv0*16,
  uuu0tuu0*5,uvv0*17,
buttons-sizes 358x77
~ IqB6 xt-H ouaJ z2yA Xw2A 7W5K d3To
  rrrcqrrarss9*2,rss7uvv0*18,
  oqr1lop0*6,tuu1uuu0stt0*5,uuu0uvv0*8,
  1ac11ac01ac119c0*4,imn59fh51ac1*2,19c0*3,dij5imn55ce05ce15ce0*2,6df1tuu2uvv0
  19c04ce48fgf7egc9fhe8fgg19c0hlm56df55ce89fhi7efd9fhf5ce8agh5ejk55ce98egf6dfd9fge2ac2stt5uvv0
  5ce319c0*5,1ac0lop5imn4agh0*5,koo3qrs2hlm0*4,jmn2uuu0uvv0
buttons-waiting 358x202
~ IqB6 xt-H u1mI z2yA 0qYG pPbo iRnC wouq aZHS o-lc Td_u Djgp BPmh EkIR t0Kt kMEp
  rrrcqrrarss9rssaqrrfrrs8uvv0*17,
  mpp2jnn0*6,koo1uuu0usn0vrl0*6,vsm0uuu0uvv0*5,
  1ac15ce72ac26dfb*2,5de719c0*2,pqq7vm50sj46ul53pi48tk54rj49sk46vm50utq1uvv0*5,
  2ac15ce52ac15ce84cea6dfa3bd519c0qrq6vm60sk55ul51pi44tl52sj47tk57vm50utr1uvv0*5,
  prr1npq0*6,oqr1uvv0utq0uso0*6,utp0uvv0*6,
  uuu0*6,uvv0uuu0tuu0stt1ttu0tuu0*2,uvv0*10,
  tuu0stt2*2,stt0stt2uuu0uvv0uuu0tuu0oppboppcqrr7tuu0uvv0*10,
  tuu0qrr6pqqbpqq9sss2uuu0uvv0uuu0tuu0*4,uuu0uvv0*10,
  uuu0*6,qrrerrrcqrrdqrrerss9qrraqrrbpqqetuu3uvv0*8,
  uvv0*23,
  ttt3tuu0*7,ttt0ttt1tuu0ttu0ttt1tuu0*9,stt8
  tuu3uvv0*7,pqqcoppjnoofmnolmnonnooduvv0*8,sst8
  stt4ttt0*21,stt8
chips 358x129
~ IqB6 xt-H vCmm z2yA 8XVa 2O7t 2za7 t05f BAjq Cl2b kiXW d6MI 0R9x QHQ7 zVDb TVVC 6cP8 J1U- 2X7U 9yqs
~ qc3O oEqs _0KF qVjc _OwI
  qrrarssauvv0*21,
  uuu0*7,vut0*5,uuu0tuu0*6,uuu0uvv0*3,
  rss4pqq8oppdoqqbopqcrss5vut0rpk9sqlcsplbspkfrpkcvut0rts2lqo8lpnemqoalqoeorp8uuu0uvv0*3,
  uuu0*7,uut0*5,uuu0*2,tuu0*4,uuu0uvv0*4,
  pss4nqr7mpqanqr9nqraqst5uut0spm8tqn9tqn7tpnbtpn9vut0uss2too7tnnbtpp7toobuqq7uuu0uvv0*3,
  stu0rtt1rtt3*3,stu1uuu0usr1utr2usr3*2,usr2uuu0utt0uss1uss3*3,uss2uuu0uvv0*3,
  uuu2ttt3uuu1uvv1vvv0uvv1uvv0*17,
  ttt3rrs8ppqhpqqfopqhttt5uvv0*17,
  uvv0*23,
amounts 358x133
~ IqB6 xt-H WUTE z2yA BWpG Kvfj hbB9 Kvfj eN0o Kvfj _etz Kvfj cxmw Kvfj
  rssarrrarssbuuu1uvv0*19,
  uvv0uuu0tuu0uvv0*4,uuu0tuu1tuu0uuu0*2,tuu1uuu0uvv0*9,
  oppajklghjjipqqfoppfuuu0nopajlldjklcjkleklmflmnbijkimnohpqqdrss9uvv0*7,
  uvv0*2,uuu0uvv0*4,uuu1uuu0*2,uvv0uuu0*2,uvv0*10,
  pqq6mnncopq8lmnd*2,lnndmnnd*2,mnocpqq8stt5stt4uuu0uvv0*10,
  ttt4opp9opp8nop9npp9opp9*3,opp8opq4qrraqrrbuvv0*11,
  uvv0stt1*5,ttu0stt1*2,uuu0uvv0*3,tuu1stt1stt0stt1uvv0*6,
  oppaklmgijkjikkjgiilgijllmnfhjjlhijlmoofpqqdrss8sss2klmcklmdmnodklmdqrrcoppestt5uvv0*3,
  uvv0*2,ttt3tuu2uvv0*2,sss7uvv0*16,
progress 358x95
~ IqB6 xt-H lh9j YqUR clFQ RZov _fwG RZov WpOa RZov PiZq _fwG vY6E
  rrrcqrrarrs8uuu1uvv0*19,
  tuu0*23,
  qss0*14,stt0tuu0*8,
  kno0jnn0*13,qrs1tuu0*8,
  glm1gkl0*21,imm4
  lop0loo0*13,qrs1stt0*8,
layouts 358x360
~ IqB6 xt-H cAz9 PiZq s2ZJ mP4- 71MM 5oGE 0FEB tSkm PuaX 8iV6 tSkm SACt CoJ9 WjnA 4UYI PuaX 8iV6 w25f
~ SACt CoJ9 UOpp PiZq PuaX 72sF PiZq SACt akLY -8fs aGNm CBCQ TIFI KAzu YhrW CBCQ TIFI WC-9 YhrW CBCQ
~ TIFI _AjN
  qrrdrss9stt5uvv0*20,
  uvv0*23,
  jllnlmmmnopbuvv0*15,uuu1pqqdqrrbqrrcpqqg
  uvv0*23,
  qrrd*2,ttt4uvv0*14,nopkqrrdoppfqqrdoppgnoof
  uvv0*19,uuu1uuu0*3,
  qrrd*2,uvv0*15,nopkqrreoppgqqrdoppgnoog
  uvv0*23,
  uvv0*23,
  qrrd*2,ttt4uvv0*14,nopkqrrdoppgqqrdoppgnoog
  uuu0*23,
  stt4ttt5uvv0*15,rss9ttt4rss8stt6sss7rss5
  sst8sss8uvv0*15,qrrbrss9rrr8sss7rrr9qqra
  uvv0*23,
  rss8rss7tuu2uvv0*8,ttt3stt7stt6uvv0*9,
  stt6ttt5tuu2uuu0*4,uvv0*4,tuu2stt6ttt3uuu0*4,uvv0*5,
  lnnnopqfnooeqqramookmnnftuu2uvv0*4,rss7mnojpqqcnoohpqqamooinppfuvv0*5,
  uvv0*23,
  oppepsr8orqaorqcorqbqsr9uvv0*17,
  rss6ttt1tuu1tut2tuu1tut2uuu0*17,
  oppatrq7rpobsqocrpncsrp8uvv0*17,
  nopetqq7sqq9sqqaspqatrr8uuu0*17,
  rss2utt3trr5trr6trs5tss3uvv0*17,
tabs 358x71
~ IqB6 xt-H XV6n PiZq IMGM mIXg gPyf 56Ju usWZ Uos- 6jBE 4Cng mjDF PAfo
  qrrcstt5uvv0*21,
  uvv0*23,
  uuu0qrrcuvv0stt5rrs9pqqcrss7rrr9stt6uuu1sss4rss6rss8rss7sst5tuu2ttu4rss8rss7stt3uvv0qrr6rss5
  tuu1sss6uvv0ttt2sss8rss9sss5qrr9rss6tuu1ttu3sst5stt6sss6stt4tuu0tuu1sss6stt5tuu2uvv0rss5qrra
  uuu0*3,qrr0*6,qss0uuu0*13,
copy 358x69
~ IqB6 xt-H ToyK PiZq m36C 1unJ 4fWB 7hqh
  qrr9sss8uvv0*21,
  oqr1lop0*9,mpp1uuu0uvv0*11,
  1ac14ce54ce44ce65ce83bd45de74ce5*3,19c0prr5uvv0*11,
  1ac14ce57efa5ce86dfb4ce56df8*2,5df96df619c0prr5uvv0*11,
  agi519c0*9,5ce4uuu0uvv0*11,
accordion 358x290
~ IqB6 xt-H Xuzs PiZq Es6Y PiZq 2fTo IEdx 8Vs- NHmy VbKg elJy 0yA5 8Vs- NHmy
  rrs9rss9qrrcstt6uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0uuu1vvv1vvv0*19,vvv2
  vvv0ppqkoopksst7vvv0*16,vvv3vvv0vvv2
  vvv0*22,vvv2
  vvv0qqrioppirrrerrsaqrrcrrresss8sssbqrrhrss9qqqlrssbrrrdrrscssscqrrhqrrettt8rrrgttt9vvv0vvv2
  vvv0ttt9ttt7tuu5ttt6ttt7ttt6ttu7ttt6uuu5ttt5ttt8ttt7ttt5sttbstt8stt7ttt9vvv2vvv0*3,vvv2
  vvv0tuu7ttt7tuu5ttu7ttu5ttt6stt8ttt7uuu5ttt6uuu4tuu5uuu3ttu7*2,ttt7ttt8uvv4vvv0*3,vvv2
  vvv0rrrbqrrgsss9rrrbqrrhqqrkrss9rssdqrrcttt9qrrdpqqerrrbrrrgrss9qrrdrrsgvvv0*4,vvv2
  vvv0stt8sttdsssbtuu8rssdrsscttt7rss9sss8ttt8sssastt8rssestt6sttasttbrssdsst7vvv0*3,vvv2
  vvv0uuu3*3,uuu6uuu3uuu4uuu3stt6uuu3vvv3uuu4uvv3uuu3uuu2*2,uuu3*3,vvv0*3,vvv2
  vvv0qrrirrsbrss9qrrgqqrgrsscrrscssscvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0noolopploppiopphoppmoppfqqqboopjoppmnoplopphvvv0*8,uvv3vvv0vvv2
  vvv0*5,vvv1vvv0*16,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
skeletons 358x225
~ IqB6 xt-H 5CPT YqUR hCNB SZm6 XT_0
  qrrbqrrarrsattt3uvv0*19,
  tuu0*9,uvv0*14,
  ttt0stt0*7,ttt0uvv0*14,
  stt0*22,ttt0
  rss0*23,
  rss0*23,
  uuu0tuu0*21,uuu0
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,ttt1
  uvv0*23,
