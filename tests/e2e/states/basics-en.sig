countdown-days 358x113
~ WwRR k9wt FLUp NWWp aG5W RGFl be3E 2_Hq eI60 jfeg 2_Hq vqG9 zH9i 2_Hq Y96_ 1MML 2_Hq Y96_ 9Yu6
  rss9rrscqrrarrsbrss8qrrbuvv0*17,
  uvv0*23,
  oppfnopjpqrgpqqepqqfpqqdpqqfttt2uvv0*15,
  uvv0*23,
  vvv0*2,qqq8vvv0*4,ttt3qqr7vvv0*4,qrr8qqravvv0*4,oppcsss5vvv0*2,
  vvv0*2,rrs5vvv0*4,ttt3oppauvv2vvv0*3,qrr8qqravvv0*4,oppcsss5vvv0*2,
  vvv0uvv2rrseuuu4vvv0*3,ttt9sssduuu3vvv0*3,ttt8tttbvvv0*4,sst8uuu2vvv0*2,
  vvv0*5,uvv0vvv0*5,uvv0vvv0*4,uvv0vvv0*5,uvv0
countdown-hours 358x113
~ WwRR k9wt 2v_6 NWWp aG5W fBmc pPAa 2_Hq wcGm zH9i 2_Hq _G_3 1MML 2_Hq 4bsy 9Yu6
  rss9rrscqrrarrsbrss9rssattt3uvv0*16,
  uvv0*23,
  oppfnopjpqrgpqqgpqqhpqqfqqrdrrs8uvv0*15,
  uvv0*23,
  vvv0*2,uuu2oppbstt5vvv0*5,ttt6qrr6vvv0*6,rss7sss5vvv0*3,
  vvv0*2,uuu2pqq9ttt3vvv0*5,rss4sss8vvv0*6,qqr7rss4vvv0*3,
  vvv0*2,tuu5sstcttt5vvv0*5,tuu5sstbvvv0*6,stt8uuu3vvv0*3,
  vvv0*7,uvv0vvv0*6,uvv0*2,vvv0*6,uvv0
countdown-minutes 358x113
~ WwRR k9wt rfCd NWWp slpt AtRS E4A5 2_Hq Ww5v zH9i 2_Hq WZaW 1MML 2_Hq NS8m 9Yu6
  rss9rrscqrrarrsbrss7rsscrrs9tuu2uvv0*15,
  uvv0*23,
  spobrpnesrqcsqpcsqperpnfsqpbtsr7uvv0*15,
  uvv0*23,
  vvv0*2,vuu1sqo8uts3vvv0*5,usr4sqo8vvv0*6,uts6uts3vvv0*3,
  vvv0*2,vuu1sqo8uts3vvv0*5,usr4sqo9vvv0*6,trp6tsr3vvv0*3,
  vvv0*2,tuu5sstcttt5vvv0*5,tuu5sstbvvv0*6,stt8uuu3vvv0*3,
  vvv0*7,uvv0vvv0*14,uvv0
countdown-over 358x85
~ WwRR k9wt fqTm ej0V Q7i3
  rss9rrscqrrarrsbsss7rss9uvv0*17,
  uvv0*5,uuu0uvv0*2,uuu0uvv0*14,
  oppfnookopphoppnpqqfoppkqrr9oppjoppiuvv0*14,
  uvv0*23,
  oppfnookopphoppnpqqfoppkqrr9oppjoppiuvv0*14,
  uvv0*6,uuu2uvv0*16,
two-clocks 358x71
~ WwRR k9wt lT3r rk_K dD1M 0XkR EB-a dHzG
  rrsarss6rrsbrssauvv0*19,
  uvv0*23,
  noooqrrfoppgqqreppqfrrr9nooopqqioppjqrreoppmoppguvv0*11,
  qrrcstt7rss9sst8stt8rssarssbrrscstt5ttt3uvv0*13,
  rss7stt4rss9stt6rrr4stt7ttt4stt6ttt3uuu1uvv0*13,
buttons 358x177
~ WwRR k9wt RDiC F_Hb X7rP AiFv J10R b9Xt TslH Erim HZaY
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
~ WwRR k9wt 2Vyb F_Hb aS8o X7rP n0Am
  rrrcqrrarss9*2,rss7uvv0*18,
  mpp2jnn0*5,jno0stt1tuu0qss0*5,tuu0uvv0*8,
  1ac11ac01ac119c0*4,imm58fg52ac22ac119c0*3,chj5hlm53bd03bd13bd0*2,5ce1tuu2uvv0
  19c04ce48fgf7egc9fhe8fgg19c0hlm56df54ce79fhi7efd9fhf5ce8agi5ejk55ce98egf6dfd9fge2ac2ttt4uvv0
  7eg33bd0*6,mpp4kno3cij0*5,mpp3rss2jmn0*4,lop2uvv0*2,
buttons-waiting 358x202
~ WwRR k9wt 1MHR F_Hb 0-Aw QtiL 6QHt Ru_r m4bS uHox IgJs fJSA MV_h HEqm 15Pc _q14
  rrrcqrrarss9rssaqrrfrrs8uvv0*17,
  oqr1lop0*6,mpp1uuu0utp0vsn0*6,uso0uuu0uvv0*5,
  1ac15ce61ac15de95ce85ce519c0*2,prq7vm50sk45ul52qi47tk53sj47tk54vm50utq1uvv0*5,
  1ac15ce62ac26dfb5ded7egc3bd519c0prq7vm50sk45tl52oh44tl53rj49sk59vm50utq1uvv0*5,
  oqq1lop0*6,mpp1uuu0utp0vsn0*6,uso0uuu0uvv0*5,
  uuu0*6,uvv0uuu0tuu0*5,uvv0*10,
  tuu0stt1*2,tuu0stt1uuu0uvv0uuu0tuu0nppcnppdqrr7tuu0uvv0*10,
  tuu0qrr7opqdopqarss3uuu0uvv0uuu0tuu0*4,uuu0uvv0*10,
  uuu0*6,qrrerrrcqrrdqrrerss9qrraqrrbpqqetuu3uvv0*8,
  uvv0*23,
  ttt3tuu0*7,ttt0ttt1tuu0ttu0ttt1tuu0*9,stt8
  tuu3uvv0*7,pqqcoppjnoofmnolmnonnooduvv0*8,sst8
  stt4ttt0*21,stt8
chips 358x129
~ WwRR k9wt cVYL F_Hb D-ZX 8a-E kV8I FvdP iF__ 7oS8 Hisi nqek cJUT 5QuO WC1t iR9f 04Ct uW6i LQiA qY1c
~ 4MvQ j7Tx fLF2 94O9 avtR
  qrrarssauvv0*21,
  uuu0*7,vut0*5,uuu0*2,tuu0*5,uuu0uvv0*3,
  rss4pqq8oppdoqqbopqcrss5vut0rpk9sqlcsplbspkfrpkcvut0rts2lqo8lpnemqoalqoeorp8uuu0uvv0*3,
  uuu0*7,vut0*5,uuu0*2,tuu0*5,uuu0uvv0*3,
  pss3nqr6nqr9orr8*2,qtt4uut0spm7tqo7tqo6tqo9tqn8uut0uss1too6too9tpp6tpp9uqq6uuu0uvv0*3,
  stu1rtt2qst5qst4qss5stu1uuu0usq2usr4urq4usq4urq4uuu0utt0urs1urr5urr4urr5uss3uuu0uvv0*3,
  uuu1uuu2uvv0vvv0*2,uvv0*18,
  ttt4qrr8oppipqqfopqhttt6uvv0*17,
  vvv0*6,uvv0*17,
amounts 358x133
~ WwRR k9wt inhm F_Hb UgfV F6se WFkZ F6se GgkN F6se Q-Z4 F6se EPhJ F6se
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
~ WwRR k9wt tLeW NWWp 6qgd ddXO SwKx ddXO Gmmv ddXO SwKx yh1l
  rrrcqrrarrs8uuu1uvv0*19,
  tuu0*23,
  stt0*14,tuu0*9,
  imm1hlm0*13,prr2ttt0*7,ttu0
  glm1gkl0*21,imm4
  lop0loo0*13,qrs1stt0*8,
tabs 358x71
~ WwRR k9wt DhQk rk_K pzuc RQX9 BIAZ 0OF9 w_G5 ZqUo k0QW U5VZ cOdq UoOP
  qrrcstt5uvv0*21,
  uvv0*23,
  uuu0qrrcuvv0stt5rrs9pqqcrss7rrr9stt6uuu1sss4rss6rss8rss7sst5tuu2ttu4rss8rss7stt3uvv0qrr6rss5
  tuu1sss6uvv0ttt2sss8rss9sss5qrr9rss6tuu1ttu3sst5stt6sss6stt4tuu0tuu1sss6stt5tuu2uvv0rss5qrra
  uuu0*3,qrr0*6,qss0uuu0*13,
copy 358x69
~ WwRR k9wt 69ed rk_K meT- k2FI seQK 8wy6
  qrr9sss8uvv0*21,
  mpp2jnn0*9,koo1uuu0uvv0*11,
  1ac15ce65de65ce86dfa4ce57ef96df75de75ce619c0prr5uvv0*11,
  2ac14cd46df84ce75ce93bd44ce6*2,4ce75ce519c0qrs5uvv0*11,
  fkl47ef0*9,bhi4uvv0*12,
accordion 358x290
~ WwRR k9wt MuUe rk_K LSi8 rk_K hA14 BqdC 6SKs 7WcP NzSB uzNt vtvR 6SKs 7WcP
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
  vvv0ttt7tttasstauuu7ssscsssatuu6sss8sst7tuu6sst8ttt6ssscttt5ttt8ttt9sssbstt6vvv0*3,vvv2
  vvv0tuu4uuu5*2,tuu7uuu5*3,sst7uuu4uuu5uuu6uuu4uuu5uuu3tuu4uuu5*2,uuu4vvv0*3,vvv2
  vvv0qrrirrsbrss9qrrgqqrgrsscrrscssscvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0noolopploppiopphoppmoppfqqqboopjoppmnoplopphvvv0*8,uvv3vvv0vvv2
  vvv0*5,vvv1vvv0*16,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
skeletons 358x225
~ WwRR k9wt r0pl NWWp iOkF oNgQ 3hNC
  qrrbqrrarrsattt3uvv0*19,
  tuu0*9,uvv0*14,
  stt0*9,uvv0*14,
  stt0*22,ttu0
  rss0*23,
  rss0*23,
  tuu0*22,uuu0
  stt0rss0*21,ttu1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rst0rss0*21,stt1
  uuu0rss0*20,stt0uvv0
